import { expect, it } from 'vitest'
import installEn from '../../pwa/messages/en.json'
import installEs from '../../pwa/messages/es.json'
import en from './en.json'
import es from './es.json'

it('push and installation say the same things in both languages', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  expect(Object.keys(installEs.install)).toEqual(Object.keys(installEn.install))
})
