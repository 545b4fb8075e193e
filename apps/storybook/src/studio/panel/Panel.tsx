/** @jsxRuntime classic */
/** @jsx React.createElement */
// oxlint-disable-next-line no-unused-vars -- what the line above names: the manager has no jsx-runtime
import * as React from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addons, useGlobals } from 'storybook/manager-api'
import { leavesOf, type Mode } from '@marquee/theme/dtcg'
import { events, type StudioTheme } from '../channel.ts'
import { makeStudio } from '../studio.ts'
import { Field } from './Field.tsx'
import { tabsOf } from './fields.ts'
import { download, readFiles, save } from './files.ts'
import { Act, Bar, Group, Groups, Notice, Space } from './styles.ts'

const studio = makeStudio()

/** Keeps the page of stories and the drafts of one mind. */
function useStories() {
  const sessions = useSyncExternalStore(studio.subscribe, studio.sessions)
  useEffect(() => {
    const channel = addons.getChannel()
    const drafts = () =>
      channel.emit(
        events.drafts,
        [...studio.sessions().values()].map(({ history }) => history.present),
      )
    const load = (themes: StudioTheme[]) => studio.load(themes)
    const leave = studio.subscribe(drafts)
    channel.on(events.themes, load)
    channel.emit(events.ask)
    return () => {
      leave()
      channel.off(events.themes, load)
    }
  }, [])
  return sessions
}

/** The theme studio: what is edited here is worn by the story above at once. */
export function Panel() {
  const sessions = useStories()
  const [globals, setGlobals] = useGlobals()
  const [tab, setTab] = useState('Palette')
  const [notice, setNotice] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const key = String(globals['brand'])
  // What was said is about the brand before.
  useEffect(() => setNotice(''), [key])
  const mode: Mode = globals['mode'] === 'light' ? 'light' : 'dark'
  const session = sessions.get(key)
  if (!session) return <Notice>Waiting for the stories.</Notice>

  const { past, present, future } = session.history
  const values = leavesOf(present)
  const changes = studio.changes(key)
  const tabs = tabsOf(present, mode)
  const { display, text } = session.saved.tokens.font
  const families = [...new Set([display, text, present.font.display, present.font.text])]
  const say = (job: Promise<string>) =>
    void job.catch((error: Error) => error.message).then((text) => setNotice(text))

  const importFiles = async (files: FileList) => {
    const { problems, ignored, changed } = await studio.read(key, await readFiles(files), mode)
    if (problems.length) return `Nothing was taken:\n${problems.join('\n')}`
    return [
      changed
        ? `Imported ${changed} ${changed === 1 ? 'value' : 'values'}. Undo takes all of it back.`
        : 'The theme has every value of the file already.',
      ...(ignored.length ? [`Left out, because no role is called so: ${ignored.join(', ')}`] : []),
    ].join('\n')
  }

  return (
    <section
      aria-label="Theme studio"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
        event.preventDefault()
        if (event.shiftKey) studio.redo(key)
        else studio.undo(key)
      }}
    >
      <Bar>
        <select
          aria-label="Brand"
          value={key}
          onChange={({ target }) => setGlobals({ brand: target.value })}
        >
          {[...sessions].map(([each, { saved }]) => (
            <option key={each} value={each}>
              {saved.name}
            </option>
          ))}
        </select>
        <Act type="button" onClick={() => setGlobals({ mode: mode === 'dark' ? 'light' : 'dark' })}>
          {mode === 'dark' ? 'Dark' : 'Light'}
        </Act>
        <span role="tablist" aria-label="What to edit" style={{ display: 'flex', gap: 6 }}>
          {Object.keys(tabs).map((name) => (
            <Act
              key={name}
              type="button"
              role="tab"
              aria-selected={name === tab}
              onClick={() => setTab(name)}
            >
              {name}
            </Act>
          ))}
        </span>
        <Space />
        <Act type="button" disabled={!past.length} onClick={() => studio.undo(key)}>
          Undo
        </Act>
        <Act type="button" disabled={!future.length} onClick={() => studio.redo(key)}>
          Redo
        </Act>
        <Act type="button" disabled={!changes.size} onClick={() => studio.reset(key)}>
          Reset
        </Act>
        <Act type="button" onClick={() => picker.current?.click()}>
          Import
        </Act>
        <input
          ref={picker}
          type="file"
          accept=".json,.tokens,application/json"
          multiple
          hidden
          onChange={({ target }) => {
            if (target.files?.length) say(importFiles(target.files))
            target.value = ''
          }}
        />
        <Act type="button" onClick={() => download(present)}>
          Export
        </Act>
        <Act
          type="button"
          data-strong={changes.size > 0}
          disabled={!changes.size}
          onClick={() => say(save(key, changes))}
        >
          Save{changes.size ? ` (${changes.size})` : ''}
        </Act>
      </Bar>
      <div role="status">{notice && <Notice>{notice}</Notice>}</div>
      <Groups>
        {tabs[tab]?.map(({ title, paths }) => (
          <Group key={title}>
            <legend>{title}</legend>
            {paths.map((path) => (
              <Field
                key={`${key} ${path}`}
                path={path}
                value={values.get(path) ?? ''}
                tokens={present}
                {...(/^font\.(display|text)$/.test(path) ? { options: families } : {})}
                onEdit={(value, topic) => studio.edit(key, path, value, topic)}
                onEditAll={(all) => studio.editAll(key, all)}
                onSeal={() => studio.seal(key)}
              />
            ))}
          </Group>
        ))}
      </Groups>
    </section>
  )
}
