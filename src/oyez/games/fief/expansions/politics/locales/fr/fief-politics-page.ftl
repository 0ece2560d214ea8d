## La Politique sur la page

income-toll = Péage aux ponts
told-toll = Pont entre { $one } et { $other } : péage pour { $seats }
