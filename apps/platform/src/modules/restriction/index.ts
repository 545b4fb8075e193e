import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { stateRules } from './rules.ts'

/** Where and from which age a brand can be played (CALL-77). */
export const restriction: PlatformModule = {
  name: 'restriction',
  handlers: (surroundings) => ({
    'session.restrictionInfo': async ({ brand }) => ({
      success: true,
      data: { states: stateRules(settingsOf(surroundings, brand)) },
    }),
  }),
}
