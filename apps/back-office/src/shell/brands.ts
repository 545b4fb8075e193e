import { useMember } from '../session/MemberContext.tsx'

/** The brands of the signed-in member, as choices of a field. */
export const useBrandChoices = (): { id: string; name: string }[] =>
  useMember().brands.map(({ key, name }) => ({ id: key, name }))
