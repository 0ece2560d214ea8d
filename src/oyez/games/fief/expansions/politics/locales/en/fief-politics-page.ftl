## Politics on the page

income-toll = Toll at the bridges
told-toll = Bridge between { $one } and { $other }: toll for { $seats }
