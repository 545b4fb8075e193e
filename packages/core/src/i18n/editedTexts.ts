import { noteEdit } from '../app/edition.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { rereadMessages } from './messages.ts'

/** Takes over edits of the brand's texts while its page is open. In development only. */
export function followEdits({ brand, i18n }: Pick<AppRuntime, 'brand' | 'i18n'>): void {
  window.addEventListener('marquee:texts', () => {
    rereadMessages(brand, i18n).then(noteEdit, (error: unknown) =>
      console.error('The edited texts could not be read.', error),
    )
  })
}
