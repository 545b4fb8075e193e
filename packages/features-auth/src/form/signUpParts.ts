import type { Brand, SignUpPart } from '@marquee/core'

/** What features have to say about a newcomer. One that does not come keeps nobody from an account. */
export async function signUpParts({ features }: Pick<Brand, 'features'>): Promise<SignUpPart[]> {
  const outcomes = await Promise.allSettled(features.map(async ({ signUpPart }) => signUpPart?.()))
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value ?? []
    console.error('What a feature says about a newcomer could not be loaded.', outcome.reason)
    return []
  })
}
