import { z } from 'zod'
import { data, id, instant, minor, prize, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Coins set aside for a while and then given back with a bonus; never a return on money. */
export const investmentPackage = z.object({
  id: z.int(),
  title: translatable,
  coinsSetAside: minor,
  /** How long they are set aside until the bonus comes with them. */
  days: z.int().positive(),
  /** Fixed, and coins alone. */
  bonus: prize,
})
export type InvestmentPackage = z.infer<typeof investmentPackage>

export const chosenPackage = z.object({
  /** As it was when it was chosen. */
  package: investmentPackage,
  chosenAt: instant,
  /** It can be collected with its bonus now. */
  isAvailable: z.boolean(),
  /** From then on it can be; before that the coins can be taken back without the bonus. */
  availableAt: instant,
})
export type ChosenPackage = z.infer<typeof chosenPackage>

/** What entries show of it; the specification leaves the shapes to us. */
export const fortuneSummaries = {
  'fortune-investment-packages-info': z.object({ packages: z.array(investmentPackage) }),
  'fortune-investment-chosen-package-info': chosenPackage,
}

export const fortuneContract = {
  packages: {
    summary: 'What coins can be set aside for.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-39'],
    response: data(z.object({ packages: z.array(investmentPackage) })),
  },
  chosenPackage: {
    summary: 'The package the player’s coins are set aside for; null when there is none.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-40'],
    response: data(chosenPackage.nullable()),
  },
  choosePackage: {
    summary: 'Sets coins aside for a package.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    body: z.object({ packageId: id }),
    response: data(chosenPackage),
    errors: ['not-found', 'not-available', 'insufficient-funds'],
    regional: true,
  },
  collectPackage: {
    summary: 'Gives back the coins set aside, with the bonus.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    response: data(z.object({ coinsSetAside: minor, bonus: prize })),
    errors: ['not-available'],
    // The coins are the player’s own, and what they bring was agreed on before.
    duringBreak: 'allowed',
    openAnywhere: 'The coins are the player’s own, and what they bring was agreed on before.',
  },
  takeBackPackage: {
    summary: 'Gives back the coins set aside, whole and at any time, without the bonus.',
    origin: 'ours',
    audience: 'player',
    follows: ['INVEST-01'],
    response: data(z.object({ coinsSetAside: minor })),
    errors: ['not-available'],
    // The coins are the player’s own.
    duringBreak: 'allowed',
    openAnywhere: 'The coins are the player’s own.',
  },
} satisfies Record<string, CallContract>
