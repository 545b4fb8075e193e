import path from 'node:path'
import { type DevBrand, devBrand } from '@marquee/brand-build/dev'
import { readServices } from '@marquee/brand-build/front'
import { type HouseSettings, type RunningHouse, startHouse } from './platformAndFront.ts'
import { askForLife } from './sandbox.ts'
import { appsRoot } from './workspace.ts'

/** A save writes several files, one after the other. */
const pauseMs = 100

/** Does the same again as often as it is asked for, once at a time; what is asked meanwhile is done once more. */
export function oneAtATime(work: () => Promise<void>, pause = pauseMs): () => void {
  let isAsked = false
  let isBusy = false
  const go = async () => {
    if (isBusy) return
    isBusy = true
    while (isAsked) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      isAsked = false
      await work()
    }
    isBusy = false
  }
  return () => {
    isAsked = true
    void go()
  }
}

/** Starts the platform anew, for what is decided as it starts, and opens the brand's pages again. */
async function startAnew(brand: DevBrand, house: RunningHouse): Promise<void> {
  console.log('  What was edited is read as the platform starts: it starts anew.')
  await house.restartPlatform()
  brand.reload()
  console.log('  The platform has the new settings.')
}

/** Has the platform, and every open page, go on with the brand's edited settings; tells why it cannot. */
async function takeSettings(brand: DevBrand, house: RunningHouse): Promise<void> {
  try {
    const told = await house.takeSettings(path.join(appsRoot, brand.folder))
    if (told.state === 'refused') throw new Error(told.problem)
    if (told.state === 'restart') return await startAnew(brand, house)
    brand.askAnew()
    console.log('  The platform has the edited settings.')
  } catch (error) {
    const { message, cause } = error as Error
    const said = new Error(typeof cause === 'string' && cause ? cause : message)
    said.stack = ''
    brand.tell(said)
  }
}

/** A brand from its sources, with hot reload, beside a platform that follows its settings. */
export async function startDev(
  folder: string,
  settings: Pick<HouseSettings, 'host' | 'port' | 'dataDir'>,
): Promise<RunningHouse & { brand: DevBrand }> {
  const brand = await devBrand(appsRoot, folder, readServices(process.env)(folder))
  askForLife(process.env, [brand.brand.key])
  const house = await startHouse({ ...settings, brands: [brand], isEdited: true }, () =>
    brand.close(),
  )
  brand.onSettingsEdit(oneAtATime(() => takeSettings(brand, house)))
  return { ...house, brand }
}
