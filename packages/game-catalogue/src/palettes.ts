import type { Hex, Palette } from './types.ts'

const rows = {
  //            shadow     deep       mid        light      glow       accent     pop
  dusk: ['#140c26', '#3a1c5c', '#8a3a86', '#f08a6c', '#ffd08a', '#ffc23d', '#3fd0d4'],
  ember: ['#1c0808', '#5a1410', '#b8321a', '#f5803a', '#ffd268', '#ffdd55', '#ff4d6d'],
  lagoon: ['#04141f', '#064a66', '#0a8fa6', '#5fd6c9', '#d8fff0', '#ffd23f', '#ff6f61'],
  abyss: ['#030a1c', '#0a1f52', '#1c4fa8', '#48a3e0', '#a8f0ff', '#7bffd8', '#ff7ac8'],
  frost: ['#0a1830', '#1f4478', '#4f8cc4', '#a9d8f2', '#f2fcff', '#ffffff', '#ff6b7d'],
  jade: ['#04170f', '#0b4430', '#168a5a', '#66cf8a', '#f0ffb8', '#ffd65a', '#ff5b3c'],
  moss: ['#0c1408', '#2a4416', '#5f8a26', '#b8d45a', '#fdf6ae', '#fff0a0', '#e8642c'],
  dune: ['#22100a', '#6e3216', '#c4702a', '#f0b560', '#ffeab0', '#ffe27a', '#2ab5b0'],
  mirage: ['#1c0f2c', '#6a2458', '#d0525a', '#f7a26a', '#ffe6ac', '#fff0c0', '#37c6c0'],
  neon: ['#07061a', '#1d1456', '#5a1fb4', '#d43cf0', '#ff9cf5', '#2df2ff', '#ff2f92'],
  cyber: ['#040d18', '#08305a', '#0d6ec0', '#21c8f5', '#b4fbff', '#f8f840', '#ff3f81'],
  candy: ['#3a0f3c', '#a02a86', '#f05aa6', '#ffa8c8', '#fff2d8', '#fff06a', '#3fd3f0'],
  sorbet: ['#3c1024', '#c43a5a', '#ff8068', '#ffc48a', '#fff6d0', '#ffffff', '#38c8a0'],
  mint: ['#06281f', '#128066', '#3cc49a', '#a4f0cc', '#fbfff0', '#ffe45c', '#ff5c8a'],
  orchid: ['#190a2c', '#4a1a78', '#9a3fc0', '#e08ae8', '#ffe0fa', '#ffd84d', '#5af0c8'],
  velvet: ['#1a040c', '#5c0a22', '#a8183c', '#e85a5a', '#ffce8c', '#ffd56a', '#f2f0ff'],
  regal: ['#0c0a28', '#241c70', '#4a3cc0', '#8f86f2', '#ffe9a6', '#ffd24a', '#ff5f6a'],
  gold: ['#1e1004', '#5c3206', '#b0720c', '#eeb62c', '#fff2a0', '#fff3b0', '#d7263d'],
  storm: ['#0a0f18', '#222f42', '#4a617c', '#93adc0', '#f5f6d0', '#ffe63b', '#58c7ff'],
  harvest: ['#1e0d08', '#66260e', '#c0561a', '#ee9a32', '#ffe492', '#fff0b0', '#8fbf3a'],
  blossom: ['#2a1026', '#7c2f62', '#d46a92', '#f7b3b8', '#fff1dc', '#fff7c2', '#4fb59a'],
  meadow: ['#0b2410', '#20663a', '#4fb04a', '#b4e276', '#fffbc8', '#ffffff', '#ff7a3c'],
  azure: ['#0b1c48', '#1b4cab', '#3a94ec', '#97d8ff', '#fffbe2', '#ffe14a', '#ff5d55'],
  aurora: ['#060b24', '#14345a', '#1c8480', '#62e6a4', '#e2ffd0', '#c8ffe8', '#c86bff'],
  cosmos: ['#08041c', '#28106a', '#6a24a8', '#c850b8', '#ffc4a0', '#ffe08a', '#4ad8ff'],
  copper: ['#160c0a', '#44241a', '#8c4a2c', '#d08850', '#ffdca0', '#ffd88a', '#4cc4b4'],
  crimson: ['#18060a', '#4e0c16', '#9c1420', '#e03a30', '#ffb070', '#fff0d0', '#ffc93c'],
  ink: ['#07090f', '#1a2130', '#3d4a60', '#8894a8', '#fff0d2', '#ffd36e', '#e4405f'],
  toxic: ['#0a1208', '#24401a', '#4e8a1e', '#a0e038', '#f4ffa0', '#eaff6a', '#b048ff'],
  retro: ['#0e1c24', '#14525c', '#1f9a94', '#f2c879', '#fff2cf', '#fff1cf', '#e8433b'],
} as const satisfies Record<string, readonly Hex[]>

export type PaletteId = keyof typeof rows

function makePalette(id: PaletteId): Palette {
  const [shadow, deep, mid, light, glow, accent, pop] = rows[id]
  return { id, shadow, deep, mid, light, glow, accent, pop }
}

/** Every palette by its id. */
export const palettes = Object.fromEntries(
  (Object.keys(rows) as PaletteId[]).map((id) => [id, makePalette(id)]),
) as Record<PaletteId, Palette>
