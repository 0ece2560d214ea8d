## Politics

fact-toll-income = { $seat } receives { deniers } of toll at the bridges.
fact-toll-collector = { $seat } has the only toll collector.
rule-X-POL-02 = In the Income phase a player collects 1 denier for each bridge beside a Village he controls, at most 5.
rule-X-POL-05 = Every player has a toll collector, unless it was agreed that one player alone has it, by lot.
