/** A player as this app addresses one: each call names a brand. */
export interface PlayerRef {
  brand: string
  playerId: string
}

const separator = '~'

export const playerRefId = ({ brand, playerId }: PlayerRef): string =>
  [brand, playerId].join(separator)

/** @throws for an address that names no player. */
export function parsePlayerRef(id: unknown): PlayerRef {
  const [brand, playerId] = String(id).split(separator)
  if (!brand || !playerId) {
    throw new Error(`'${String(id)}' names no player. Open one from the list of players.`)
  }
  return { brand, playerId }
}

export interface MoneyRef extends PlayerRef {
  /** Of a redemption or a purchase. */
  moneyId: string
}

export const moneyRefId = ({ moneyId, ...player }: MoneyRef): string =>
  [playerRefId(player), moneyId].join(separator)

/** @throws for an address that names neither a redemption nor a purchase. */
export function parseMoneyRef(id: unknown): MoneyRef {
  const moneyId = String(id).split(separator)[2]
  if (!moneyId) throw new Error(`'${String(id)}' names nothing. Open it from its list.`)
  return { ...parsePlayerRef(id), moneyId }
}

export interface RoundRef extends PlayerRef {
  roundId: string
}

export const roundRefId = ({ roundId, ...player }: RoundRef): string =>
  [playerRefId(player), roundId].join(separator)

/** @throws for an address that names no round. */
export function parseRoundRef(id: unknown): RoundRef {
  const roundId = String(id).split(separator)[2]
  if (!roundId) throw new Error(`'${String(id)}' names no round. Open one from a player's page.`)
  return { ...parsePlayerRef(id), roundId }
}
