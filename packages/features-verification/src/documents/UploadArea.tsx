import type { DocumentKind } from '@marquee/contract'
import { useIsOffline, useT } from '@marquee/core'
import { Button, classNames, Icon, RadioGroup, Text } from '@marquee/ui'
import { type DragEvent, useId, useRef, useState } from 'react'
import * as css from './UploadArea.css.ts'

const kinds = ['identity', 'address', 'payment'] as const

/** What the file chooser offers; the platform looks at the bytes. */
const offered = '.pdf,.gif,.jpg,.jpeg,.png,application/pdf,image/gif,image/jpeg,image/png'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Files held over the page; children of the place take part, so entries and exits are counted. */
function useDrop(onFiles: (files: FileList) => void) {
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const count = (step: number) => {
    depth.current = Math.max(0, depth.current + step)
    setOver(depth.current > 0)
  }
  const listeners = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) count(1)
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) count(-1)
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      count(-depth.current)
      onFiles(event.dataTransfer.files)
    },
  }
  return { isOver, listeners }
}

/** Where files are chosen or dropped, after saying what they show (VERIFY-08). */
export function UploadArea({
  onFiles,
}: {
  onFiles: (files: Iterable<File>, kind: DocumentKind) => void
}) {
  const t = useT('verification')
  const offline = useIsOffline()
  const rule = useId()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('identity')
  const { isOver, listeners } = useDrop((files) => onFiles(files, kind))
  return (
    <div className={css.area}>
      <RadioGroup
        legend={t('upload.kind')}
        name="document-kind"
        value={kind}
        onValueChange={setKind}
        options={kinds.map((value) => ({
          value,
          label: t(`kind.${value}.label`),
          hint: t(`kind.${value}.hint`),
        }))}
      />
      <div
        {...listeners}
        className={classNames(css.well, isOver && css.over)}
        data-testid="upload-area"
      >
        <Icon name="upload" size="lg" />
        <Text strong className={css.invitation}>
          {t(isOver ? 'upload.drop' : 'upload.invitation')}
        </Text>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={offered}
          data-testid="upload-input"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])], kind)
            // The same file may be chosen again after it was refused.
            currentTarget.value = ''
          }}
        />
        <Button
          size="lg"
          disabled={offline}
          aria-describedby={rule}
          data-testid="upload-choose"
          onClick={() => input.current?.click()}
        >
          {t('upload.choose')}
        </Button>
        <Text id={rule} size="sm" tone="secondary">
          {t(offline ? 'upload.offline' : 'upload.rule')}
        </Text>
      </div>
    </div>
  )
}
