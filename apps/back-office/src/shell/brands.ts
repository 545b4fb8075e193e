import { useMember } from '../session/MemberContext.tsx'

/** The brands of the signed-in member, as choices of a field. */
export const useBrandChoices = (): { id: string; name: string }[] =>
  useMember().brands.map(({ key, name }) => ({ id: key, name }))

const storageKey = 'back-office:brand'

/** The brand that was chosen last in this browser, or null. */
export function rememberedBrand(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Keeps the choice for the next page and the next visit. */
export function rememberBrand(brand: string): void {
  try {
    localStorage.setItem(storageKey, brand)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The remembered brand where the member still belongs to it, otherwise their first one. */
export const brandToBegin = (brands: readonly { key: string }[], remembered: string | null) =>
  brands.find(({ key }) => key === remembered)?.key ?? brands[0]?.key ?? ''
