## Polityka na stronie

income-toll = Myto na mostach
told-toll = Most między { $one } a { $other }: myto pobiera { $seats }
