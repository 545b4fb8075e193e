// The same markup as the page of the Vue peer, for the two that render with React.

interface Game {
  id: number
  slug: string
  title: string
  provider: string
  color: string
  badge: string | null
  isFavorite: boolean
}

export interface Lobby {
  player: { name: string; coins: number; entries: number; mode: string }
  collections: { key: string; title: string; games: Game[] }[]
}

const money = new Intl.NumberFormat('en-US')

function GameTile({ game }: { game: Game }) {
  return (
    <li data-testid="game-tile" style={{ backgroundColor: game.color }}>
      <a href={`/game/${game.slug}`} aria-label={game.title}>
        <img
          src={`/covers/${game.slug}-1x.webp`}
          srcSet={`/covers/${game.slug}-1x.webp 1x, /covers/${game.slug}-2x.webp 2x`}
          alt=""
          width="180"
          height="240"
          loading="lazy"
        />
        {game.badge && <span>{game.badge}</span>}
      </a>
      <p>{game.title}</p>
      <p>{game.provider}</p>
      <button type="button" aria-pressed={game.isFavorite} aria-label={`Favorite ${game.title}`}>
        <svg viewBox="0 0 24 24">
          <path d="M12 21 3 12a5 5 0 0 1 9-6 5 5 0 0 1 9 6z" />
        </svg>
      </button>
    </li>
  )
}

export function LobbyPage({ lobby }: { lobby: Lobby }) {
  return (
    <div>
      <header>
        <a href="/">Bench</a>
        <p>{lobby.player.name}</p>
        <button type="button">{money.format(lobby.player.coins / 100)} coins</button>
        <button type="button">{money.format(lobby.player.entries / 100)} entries</button>
      </header>
      <main>
        {lobby.collections.map((row) => (
          <section key={row.key}>
            <h2>{row.title}</h2>
            <a href={`/collections/${row.key}`}>See all</a>
            <ul>
              {row.games.map((game) => (
                <GameTile key={game.id} game={game} />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <footer>
        <a href="/terms">Terms</a>
      </footer>
    </div>
  )
}
