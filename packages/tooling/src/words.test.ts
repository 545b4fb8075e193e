import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@marquee/contract/locales'
import { describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

const outside = (name: string) => /^(?:node_modules|dist|\.\w+)$/.test(path.basename(name))
const find = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: outside })
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function valuesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : valuesOf(value as object),
  )
}

/** Names of others, which are what they are. */
const names = /National Problem Gambling Helpline/g

/** Every text in one locale: those of pages, of the platform, of mails and documents, and of brands. */
const said = (locale: Locale): [place: string, text: string][] =>
  find(`{apps,packages}/**/${locale}.json`).flatMap((file) =>
    valuesOf(JSON.parse(read(file)) as object).map((text): [string, string] => [
      file,
      text.replace(names, ''),
    ]),
  )

/** Words that no text for players uses, with what is said instead. */
const forbidden = {
  en: {
    'straight apostrophes (you’re)': /\p{L}'\p{L}/u,
    'gambling words (play, purchase, redeem)': /\bgambl|\bbets?\b|\bwager|withdraw|real money/i,
    'phrases that players stumble over':
      /\btake (?:it )?back\b|\bonce more\b|\bpurchase for\b|\bsee it for\b|\bby itself\b|\bby themselves\b|\bit waits\b|\bwhoever\b|\bmode with entries\b/i,
  },
  es: {
    'gambling words (jugada, comprar, canjear)':
      /apuest|apostar|dinero real|\bretir(?:o|os) de dinero/i,
    'entradas (participaciones)': /\bentradas\b/i,
    'words of one country (tragamonedas, jackpot, computadora, celular)':
      /tragaperras|\bbotes?\b|\bordenador|\bvosotros\b|\bhabéis\b/i,
    'words of Spain beside those of Latin America (agregar, vencer, dígito)':
      /\bañad|\bcaduc|\bcifra \{\{/i,
    'quotation marks of Spain (“ ”)': /[«»]/,
    'recompensa diaria (premio diario)': /recompensas? diarias?/i,
  },
} as const

describe.each(Object.keys(forbidden) as (keyof typeof forbidden)[])('the texts in %s', (locale) => {
  const texts = said(locale)

  it('are found in messages of pages, of the platform and of brands', () => {
    expect(texts.length).toBeGreaterThan(2_500)
    expect(texts.some(([place]) => place.includes('packages/platform-identity/src/messages'))).toBe(
      true,
    )
  })

  it.each(Object.entries(forbidden[locale]))('use no %s', (_, words) => {
    expect(texts.filter(([, text]) => words.test(text))).toEqual([])
  })
})
