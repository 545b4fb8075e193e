import type { DocumentKind } from '@marquee/contract'
import { toast, track, useApp, useT } from '@marquee/core'
import { useEffect, useReducer, useRef } from 'react'
import { addDocument } from '../queries.ts'
import { sendFile, UploadError, type UploadFailure } from './upload.ts'
import { type UploadItem, uploadsAfter } from './uploads.ts'

export interface Uploads {
  items: UploadItem[]
  add: (files: Iterable<File>, kind: DocumentKind) => void
  cancel: (id: number) => void
  retry: (item: UploadItem) => void
  dismiss: (id: number) => void
}

const failureOf = (error: unknown): UploadFailure =>
  error instanceof UploadError ? error.code : 'network'

/** Sends files side by side; each can be called off and tried again. What is under way ends with the page. */
export function useUploads(): Uploads {
  const { queryClient } = useApp()
  const t = useT('verification')
  const [items, change] = useReducer(uploadsAfter, [])
  const controllers = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    [],
  )

  const send = async ({
    id,
    file,
    kind,
    key,
  }: Pick<UploadItem, 'id' | 'file' | 'kind' | 'key'>) => {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    try {
      const document = await sendFile({
        file,
        kind,
        key,
        signal: controller.signal,
        onProgress: (share) => change({ type: 'progress', id, share }),
      })
      addDocument(queryClient, document)
      change({ type: 'remove', id })
      track('verification', { step: 'document', type: kind })
      void toast({ type: 'success', text: t('upload.success') })
    } catch (error) {
      const failure = failureOf(error)
      change({ type: 'fail', id, failure })
      if (failure !== 'aborted') track('error', { location: 'documents', message: failure })
    } finally {
      controllers.current.delete(id)
    }
  }

  return {
    items,
    add(files, kind) {
      for (const file of files) {
        const item = { id: ++lastId.current, file, kind, key: crypto.randomUUID() }
        change({ type: 'add', item })
        void send(item)
      }
    },
    cancel: (id) => controllers.current.get(id)?.abort(),
    retry(item) {
      change({ type: 'again', id: item.id })
      void send(item)
    },
    dismiss: (id) => change({ type: 'remove', id }),
  }
}
