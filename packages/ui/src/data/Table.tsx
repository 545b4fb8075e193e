import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Table.css.ts'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** Names its row; one column at most. */
  rowHeader?: boolean
  /** Of its cells: where they stand in a card that is laid out otherwise than line by line. */
  className?: string
}

export interface TableProps<Row> {
  caption: string
  /** Says the caption to screen readers only. */
  captionHidden?: boolean
  columns: TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** The player's own row, for instance. */
  isHighlighted?: (row: Row) => boolean
  /** What stands there when there are no rows. */
  empty?: ReactNode
  className?: string
}

/**
 * A table on a desktop, a list of cards on a phone. Roles are written out because browsers drop
 * them with the table's display.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  isHighlighted,
  empty,
  className,
}: TableProps<Row>) {
  return (
    <table role="table" className={classNames(css.table, className)}>
      <caption className={classNames(captionHidden ? css.captionHidden : css.caption)}>
        {caption}
      </caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row">
          {columns.map(({ key, header, align = 'start' }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classNames(css.headCell, css.align[align])}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row, index) => (
          <tr
            key={rowKey(row, index)}
            role="row"
            className={classNames(css.row, isHighlighted?.(row) && css.highlighted)}
          >
            {columns.map(({ key, header, cell, align = 'start', rowHeader, className: place }) => {
              const Cell = rowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={key}
                  role={rowHeader ? 'rowheader' : 'cell'}
                  scope={rowHeader ? 'row' : undefined}
                  data-label={header}
                  className={classNames(
                    css.cell,
                    css.align[align],
                    rowHeader && css.rowHead,
                    place,
                  )}
                >
                  {cell(row, index)}
                </Cell>
              )
            })}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} className={css.nothing}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
