/** Covers for stories: a horizon, a moon and one symbol, enough to judge a tile with. */
const cover = (sky: string, ground: string, light: string, symbol: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient><radialGradient id="l"><stop stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs><rect width="240" height="320" fill="url(#s)"/><circle cx="120" cy="128" r="120" fill="url(#l)" opacity=".7"/><path d="M0 236q60-40 120-12t120-18v114H0z" fill="${ground}"/><g transform="translate(120 138)" fill="${light}" stroke="#fff" stroke-width="4" stroke-linejoin="round">${symbol}</g><path d="M0 276q70-28 140-8t100-6v58H0z" fill="#000" opacity=".28"/></svg>`,
  )}`

const star = '<path d="m0-64 18 42 46 4-35 30 11 46L0 34l-40 24 11-46-35-30 46-4z"/>'
const gem = '<path d="M-52-22-28-50h56l24 28L0 56zM-52-22H52M-20-22 0 56l20-78-20-28z"/>'
const drop = '<path d="M0-66s48 52 48 84a48 48 0 0 1-96 0C-48-14 0-66 0-66z"/>'
const crown = '<path d="m-60-30 32 30L0-50 28 0l32-30-12 74h-96z"/>'
const bolt = '<path d="M14-66-48 12h40L-16 66 48-14H8z"/>'
const moon = '<path d="M34 34A56 56 0 1 1-14-56 46 46 0 0 0 34 34z"/>'

export interface SampleGame {
  title: string
  provider: string
  cover: { src: string; color: string }
}

const game = (title: string, provider: string, color: string, src: string): SampleGame => ({
  title,
  provider,
  cover: { src, color },
})

export const sampleGames: readonly [SampleGame, ...SampleGame[]] = [
  game('Lucky Reef', 'Arcade', '#0d4f7a', cover('#0a2f63', '#0f7f8f', '#7ff0e0', drop)),
  game('Crown of Embers', 'Arcade', '#7a1f1a', cover('#5a1030', '#c2502a', '#ffd36b', crown)),
  game('Starlit Harvest', 'Orchard', '#3a2a7a', cover('#241a5c', '#6d49b8', '#ffe9a0', star)),
  game('Gem Express', 'Railroad', '#0c5c44', cover('#073b35', '#1e8f5c', '#b6ffd2', gem)),
  game('Thunder Lanes', 'Arcade', '#2a3440', cover('#151c24', '#48606e', '#f2ff5a', bolt)),
  game(
    'Moon over Marrakesh with a long name',
    'Orchard',
    '#70305a',
    cover('#2c1250', '#b2486a', '#ffdcb0', moon),
  ),
  game('Tidal Fortune', 'Railroad', '#125e8a', cover('#0a3a6e', '#2a9cc4', '#d8fbff', drop)),
  game('Golden Aces', 'Arcade', '#7a5a10', cover('#4a2f08', '#c7922a', '#fff2b8', gem)),
]
