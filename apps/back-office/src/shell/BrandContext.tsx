import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useMember } from '../session/MemberContext.tsx'
import { brandToBegin, rememberBrand, rememberedBrand } from './brands.ts'

interface BrandChoice {
  /** Key of the brand that every page is about; empty for a member without brands. */
  brand: string
  choose: (brand: string) => void
}

const BrandContext = createContext<BrandChoice | null>(null)

/** Keeps one choice of brand for all pages. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const { brands } = useMember()
  const [brand, setBrand] = useState(() => brandToBegin(brands, rememberedBrand()))
  const value = useMemo(
    () => ({
      brand,
      choose(next: string) {
        rememberBrand(next)
        setBrand(next)
      },
    }),
    [brand],
  )
  return <BrandContext value={value}>{children}</BrandContext>
}

/** The brand that the pages are about. @throws outside of the signed-in part. */
export function useBrand(): BrandChoice {
  const choice = useContext(BrandContext)
  if (!choice) throw new Error('No brand is chosen here: draw this below BrandProvider.')
  return choice
}
