/** @jsxRuntime classic */
/** @jsx React.createElement */
// oxlint-disable-next-line no-unused-vars -- what the line above names: the manager has no jsx-runtime
import * as React from 'react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { choices, parseColour, type TokenPath } from '@marquee/theme/dtcg'
import type { ThemeTokens } from '@marquee/theme'
import type { Verdict } from '../studio.ts'
import { labelOf, tightestPair } from './fields.ts'
import { Act, Dot, Ratio, Refused, Row, Swatch, Swatches, Value } from './styles.ts'

export interface FieldProps {
  path: TokenPath
  value: string
  tokens: ThemeTokens
  /** What may be chosen; without it, anything may be written. */
  options?: readonly string[]
  onEdit: (value: string, topic?: string) => Promise<Verdict>
  onEditAll: (values: Iterable<readonly [TokenPath, string]>) => Promise<Verdict>
  onSeal: () => void
}

/** The colours within a texture or a shadow, drawings included, where `#` is written as %23. */
const innerColours = (value: string) => [
  ...new Set(
    [...value.matchAll(/(?:#|%23)([\da-f]{6})(?![\da-f])/gi)].map(
      ([, digits = '']) => `#${digits}`,
    ),
  ),
]

/** One token: a swatch and a text, its tightest ratio, and why a value was refused. */
export function Field({ path, value, tokens, options, onEdit, onEditAll, onSeal }: FieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const [verdict, setVerdict] = useState<Verdict>()
  /** Leaving a field after Enter asks nothing anew, and an answer to an older question is dropped. */
  const tried = useRef(value)
  useEffect(() => {
    tried.current = value
    setText(value)
    setVerdict(undefined)
  }, [value])

  const isColour = path.includes('.color.')
  const label = labelOf(path)
  const pair = tightestPair(tokens, path)
  const known = options ?? choices[path]
  const edit = async (next: string, topic?: string) => {
    setText(next)
    if (next === tried.current) return
    tried.current = next
    const found = next === value ? undefined : await onEdit(next, topic)
    if (tried.current === next) setVerdict(found)
  }
  const { reason, nearest, together } = verdict ?? {}

  return (
    <Fragment>
      <Row>
        <label htmlFor={id}>{label}</label>
        {isColour ? (
          <Swatch
            type="color"
            aria-label={`${label}, colour`}
            value={parseColour(text) ? text : value}
            onChange={({ target }) => void edit(target.value, path)}
            onBlur={onSeal}
          />
        ) : (
          <Swatches>
            {innerColours(text).map((colour, index) => (
              <Swatch
                key={index}
                type="color"
                aria-label={`${label}, colour ${index + 1}`}
                value={colour}
                onChange={({ target }) =>
                  void edit(text.replaceAll(colour.slice(1), target.value.slice(1)), path)
                }
                onBlur={onSeal}
              />
            ))}
          </Swatches>
        )}
        {known ? (
          <Value
            as="select"
            id={id}
            value={text}
            onChange={({ target }) => void edit(target.value)}
          >
            {known.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Value>
        ) : (
          <Value
            id={id}
            value={text}
            title={text}
            spellCheck={false}
            aria-invalid={Boolean(reason)}
            aria-describedby={reason ? `${id}-why` : undefined}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => void edit(text.trim())}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void edit(text.trim())
              if (key === 'Escape') void edit(value)
            }}
          />
        )}
        <Ratio title={pair && `${pair.foreground} on ${pair.background}, needs ${pair.minimum}:1`}>
          {pair ? `${pair.ratio.toFixed(2)}:1` : ''}
        </Ratio>
      </Row>
      {reason && (
        <Refused id={`${id}-why`} role="alert">
          <span>{reason}</span>
          {nearest && (
            <Act type="button" onClick={() => void edit(nearest)}>
              <Dot style={{ background: nearest }} />
              Use {nearest}
            </Act>
          )}
          {together && (
            <Act type="button" onClick={() => void onEditAll(together).then(setVerdict)}>
              Keep it, and change{' '}
              {together
                .slice(1)
                .map(([each]) => labelOf(each))
                .join(', ')}
            </Act>
          )}
          <Act type="button" onClick={() => void edit(value)}>
            Back to {value}
          </Act>
        </Refused>
      )}
    </Fragment>
  )
}
