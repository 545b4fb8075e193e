import type { ConsentConfig } from '../consent/types.ts'

/** What is wrong with a brand's consent list, in words. */
export function consentProblems(consent: ConsentConfig | undefined): string[] {
  if (!consent) return []
  const ids = [...consent.necessary, ...consent.optional].map(({ id }) => id)
  const unfit = ids
    .filter((id) => !/^[a-z0-9-]+$/i.test(id))
    .map(
      (id) =>
        `Consent id '${id}' cannot be kept in a cookie. Use letters, digits and hyphens; '~' joins them.`,
    )
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `Consent id '${id}' stands in the list twice, so a choice about it means two things.`,
  )
  return [...unfit, ...twice]
}
