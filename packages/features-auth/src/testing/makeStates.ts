import type { SignUpField } from '@marquee/contract'
import type { StateRule } from '../queries.ts'

export const makeState = (overrides: Partial<StateRule> = {}): StateRule => ({
  code: 'OH',
  name: { en: 'Ohio', es: 'Ohio' },
  minimumAge: 18,
  allowed: true,
  ...overrides,
})

/** Ohio from 18, Mississippi from 21, Idaho not at all. */
export const makeStates = (): StateRule[] => [
  makeState({ code: 'ID', name: { en: 'Idaho', es: 'Idaho' }, allowed: false }),
  makeState({ code: 'MS', name: { en: 'Mississippi', es: 'Misisipi' }, minimumAge: 21 }),
  makeState(),
]

/** What the platform answers when it is asked for the states; `asks` is more in a closed funnel. */
export const makeSignUpInfo = (asks: SignUpField[] = []) => ({
  'GET /rest/restriction/info/': { success: true, data: { states: makeStates(), asks } },
})
export const statesAnswer = makeSignUpInfo()
