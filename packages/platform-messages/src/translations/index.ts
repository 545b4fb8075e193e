import { locale } from '@marquee/contract/schemas'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { dictionaryOf } from './dictionary.ts'

/** Dictionaries of texts that belong to the data (CALL-03). */
export const translations: PlatformModule = {
  name: 'translations',
  handlers: (surroundings) => ({
    async 'session.translations'({ brand, params }) {
      const { locale: asked } = params
      const known = locale.safeParse(asked)
      if (!known.success) {
        throw new PlatformError(
          'not-found',
          `There is no dictionary for '${asked}'. Ask for ${locale.options.join(' or ')}.`,
        )
      }
      return dictionaryOf(settingsOf(surroundings, brand), known.data)
    },
  }),
}
