import type { Game } from '@marquee/contract'
import { Link, type ModalProps, track, useBrand, usePlayer, useT } from '@marquee/core'
import { coverOf } from '@marquee/game-tiles'
import { Button, Chip, EmptyState, Heading, Icon, IconButton, Picture, Skeleton } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Shelf } from '../catalogue/shelf.ts'
import { useShelf } from '../catalogue/useShelf.ts'
import { LibraryFailed } from '../library/LibraryPage.tsx'
import { findGames } from './findGames.ts'
import * as css from './GameSearchModal.css.ts'

/** Results that are listed; the library has the rest. */
const listed = 20
const recentListed = 6
const popularListed = 6

interface Group {
  title: string | null
  games: Game[]
}

/** What the list shows: results, or without a question what was played last and what others play. */
function useGroups(shelf: Shelf | null, q: string): { groups: Group[]; found: number } {
  const t = useT('games')
  const lastGames = usePlayer()?.lastGames
  return useMemo(() => {
    if (!shelf) return { groups: [], found: 0 }
    if (q.trim()) {
      const results = findGames(shelf, q)
      return { groups: [{ title: null, games: results.slice(0, listed) }], found: results.length }
    }
    const recent = (lastGames ?? []).flatMap((id) => shelf.game(id) ?? []).slice(0, recentListed)
    const known = new Set(recent)
    const popular = shelf.all.filter((game) => !known.has(game)).slice(0, popularListed)
    const groups = [
      { title: t('search.recent'), games: recent },
      { title: t('search.popular'), games: popular },
    ]
    return { groups: groups.filter(({ games }) => games.length), found: 0 }
  }, [shelf, q, lastGames, t])
}

/** Instant search over the whole catalogue, with the keyboard all the way (MODAL-57). */
export function GameSearchModal({ close, frame }: ModalProps) {
  const t = useT('games')
  const { theme } = useBrand()
  const navigate = useNavigate()
  const state = useShelf()
  const shelf = state.status === 'ready' ? state.shelf : null
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { groups, found } = useGroups(shelf, q)
  const games = useMemo(() => groups.flatMap((group) => group.games), [groups])
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const optionId = (game: Game | undefined) => (game ? `${id}-${game.id}` : undefined)

  useEffect(() => track('open_popup', { location: 'game-search' }), [])
  useEffect(() => setActive(0), [q])
  const activeId = optionId(games[active])
  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const play = (game: Game) => {
    track('click_button', { location: 'game-search', button_name: game.slug })
    close()
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, game: String(game.id) }),
      resetScroll: false,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = games.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    const chosen = games[active]
    // Home and End move in the text while there is some.
    if (next !== undefined && games.length && (event.key.startsWith('Arrow') || !typed)) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      play(chosen)
    }
  }

  return (
    <Dialog
      {...frame}
      size="lg"
      title={t('search.title')}
      titleHidden
      closeLabel={t('close')}
      initialFocus={input}
    >
      <div className={css.body}>
        <div className={css.field}>
          <Icon name="search" />
          <input
            ref={input}
            role="combobox"
            type="text"
            aria-expanded={games.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={optionId(games[active])}
            aria-autocomplete="list"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            className={css.input}
          />
          {typed !== '' && (
            <IconButton
              icon="close"
              size="sm"
              label={t('library.clearSearch')}
              onClick={() => {
                setTyped('')
                input.current?.focus()
              }}
            />
          )}
        </div>
        <div role="status" className={css.status}>
          {q.trim() && shelf ? t('library.count', { count: found }) : null}
        </div>
        {state.status === 'loading' && <ResultsSkeleton />}
        {state.status === 'failed' && <LibraryFailed retry={state.retry} busy={state.busy} />}
        {shelf && games.length > 0 && (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t('search.results')}
            className={css.list}
          >
            {groups.map((group) => (
              <div
                key={group.title ?? 'results'}
                role="group"
                aria-label={group.title ?? t('search.results')}
                className={css.group}
              >
                {/* A list of options holds nothing else; the group is named by its label. */}
                {group.title && (
                  <span aria-hidden="true" className={css.groupName}>
                    {group.title}
                  </span>
                )}
                {group.games.map((game) => (
                  // The keyboard acts from the field, which keeps the focus.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={game.id}
                    id={optionId(game)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={game === games[active]}
                    onPointerMove={() => setActive(games.indexOf(game))}
                    onClick={() => play(game)}
                    className={css.option}
                  >
                    <span className={css.cover}>
                      <Picture
                        {...coverOf(game)}
                        alt=""
                        width={48}
                        height={64}
                        fill
                        loading="eager"
                      />
                    </span>
                    <span className={css.words}>
                      <span className={css.name}>{game.title}</span>
                      <span className={css.provider}>{shelf.providerName(game.provider)}</span>
                    </span>
                    <Icon name="play" size="sm" className={css.play} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
        {shelf && q.trim() && found === 0 && (
          <EmptyState
            art={theme.art.empty}
            level={3}
            title={t('search.nothing.title', { q: q.trim() })}
            text={t('search.nothing.text')}
          />
        )}
        {found > listed && (
          <Button
            variant="quiet"
            wide
            onClick={close}
            render={<Link to="/library" search={{ q: q.trim() }} />}
          >
            {t('search.all', { count: found })}
          </Button>
        )}
        {shelf && !q.trim() && <Providers shelf={shelf} onFollow={close} />}
      </div>
    </Dialog>
  )
}

function Providers({ shelf, onFollow }: { shelf: Shelf; onFollow: () => void }) {
  const t = useT('games')
  return (
    <nav aria-label={t('providers.title')} className={css.group}>
      <Heading level={3} size="sm" className={css.groupTitle}>
        {t('providers.title')}
      </Heading>
      <div className={css.chips}>
        {shelf.catalogue.providers.map(({ slug, name }) => (
          <Chip
            key={slug}
            render={
              <Link
                to="/issues/providers/$pageName"
                params={{ pageName: slug }}
                preload={false}
                onClick={onFollow}
              />
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    </nav>
  )
}

function ResultsSkeleton() {
  const t = useT('games')
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={css.group}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="block" width="100%" height="4.5rem" />
      ))}
    </div>
  )
}
