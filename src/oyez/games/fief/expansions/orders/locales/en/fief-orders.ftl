## Rules of both orders

rule-X-GEN-52 = Only men join an order; an order Lord never marries and never holds a fief or church title.
rule-X-GEN-53 = The title goes to an own free, unmarried, untitled Lord on the map who is neither excommunicated nor a Renegade nor in an order.
rule-X-GEN-54 = An order Lord receives no royal or Outremer title and stands for no other office.
rule-X-GEN-56 = A family has no Lords of both orders at the same time.
rule-X-GEN-62 = Candidates for Grand Master are free Lords of the order who are neither excommunicated nor Renegades.
rule-X-GEN-63 = Each free Lord of the order gives 1 vote for its Grand Master; nobody else votes.
rule-X-GEN-64 = Elected is who has at least 2 votes and more than every other candidate; else the office stays vacant this round.
