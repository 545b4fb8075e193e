import { eachLocale } from '@marquee/contract/locales'
import type { ModalDefinition } from '../feature/modals.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'

export const makeModal = (overrides: Partial<ModalDefinition> = {}): ModalDefinition => ({
  load: async () => () => null,
  ...overrides,
})

/** A feature that has nothing but these modals. */
export const makeModalFeature = (modals: Record<string, ModalDefinition>): FeatureDefinition => ({
  id: 'modals',
  modals,
  messages: eachLocale(() => async () => ({})),
})

/** An app whose brand has these modals; a name alone stands for a plain one. */
export const makeModalApp = (
  modals: Record<string, Partial<ModalDefinition>>,
  options: TestAppOptions = {},
): Promise<TestApp> => {
  const all = Object.entries(modals).map(([name, modal]) => [name, makeModal(modal)] as const)
  return makeApp({ brand: { features: [makeModalFeature(Object.fromEntries(all))] }, ...options })
}
