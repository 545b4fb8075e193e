import type { Supplier, Supplies } from '@marquee/conformance/supplies'

interface Packages {
  data: { packages: { id: number; coinsSetAside: number }[] }
}

/** Sets the least aside that a package takes, unless something is aside already. */
async function setAside({ ask, buy }: Supplier): Promise<void> {
  const told = (await ask('fortune.packages')) as Packages | null
  const [least] = (told?.data.packages ?? []).toSorted(
    (one, other) => one.coinsSetAside - other.coinsSetAside,
  )
  if (!least) return
  await buy()
  await ask('fortune.choosePackage', { body: { packageId: least.id } })
}

export const supplies: Supplies = {
  async 'fortune.collectPackage'(supplier) {
    await setAside(supplier)
    await supplier.give('/sandbox/fortune-investment', {})
    return undefined
  },
  async 'fortune.takeBackPackage'(supplier) {
    await setAside(supplier)
    return undefined
  },
}
