import { gameModels, type Network, type NetworkId } from '@marquee/game-math'

/** The networks that models feed, by id. */
export const networks: ReadonlyMap<NetworkId, Network> = new Map(
  gameModels.flatMap((model) =>
    model.engine === 'lines' && model.network ? [[model.network.id, model.network]] : [],
  ),
)
