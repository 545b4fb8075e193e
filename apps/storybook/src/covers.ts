const cover = (sky: string, ground: string, light: string, symbol: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs><rect width="240" height="320" fill="url(#s)"/><circle cx="120" cy="128" r="96" fill="${light}" opacity=".3"/><path d="M0 236q60-40 120-12t120-18v114H0z" fill="${ground}"/><path transform="translate(120 138)" fill="${light}" stroke="#fff" stroke-width="4" stroke-linejoin="round" d="${symbol}"/></svg>`,
  )}`

/** Three covers for judging tiles with, drawn here so that no brand's games are needed. */
export const covers = [
  {
    title: 'Lucky Reef',
    cover: {
      color: '#0d4f7a',
      src: cover(
        '#0a2f63',
        '#0f7f8f',
        '#7ff0e0',
        'M0-66s48 52 48 84a48 48 0 0 1-96 0C-48-14 0-66 0-66z',
      ),
    },
  },
  {
    title: 'Crown of Embers',
    cover: {
      color: '#7a1f1a',
      src: cover('#5a1030', '#c2502a', '#ffd36b', 'm-60-30 32 30L0-50 28 0l32-30-12 74h-96z'),
    },
  },
  {
    title: 'Gem Express',
    cover: {
      color: '#0c5c44',
      src: cover('#073b35', '#1e8f5c', '#b6ffd2', 'M-52-22-28-50h56l24 28L0 56z'),
    },
  },
]
