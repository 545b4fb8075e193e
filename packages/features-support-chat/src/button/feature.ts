import { defineFeature } from '@marquee/core'
import { chatScript, wayToSupport } from './wayToSupport.ts'

declare module '@marquee/core' {
  interface Features {
    'support-button': object
  }
}

const bundle = () => import('./bundle.ts')

/**
 * The way to support from every page (CHATBTN-01): the button in the place that the layout keeps for it,
 * and the query `openSupport`. It opens the house's own messenger where the brand has it (`supportChat`).
 */
export const supportButton = defineFeature(() => ({
  id: 'support-button',
  bundle,
  pages: {},
  docks: (brand) => wayToSupport(brand) !== null,
  scripts: ({ has }) => (has('support-chat') ? [] : [chatScript]),
  behaviours: [() => import('./atRest.ts').then((module) => module.Support)],
}))
