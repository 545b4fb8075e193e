import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { backOffice, type VerificationDocument } from '@marquee/contract'
import type { PlayerRef } from '../ids.ts'
import { Compared } from './Compared.tsx'

interface Fetched {
  address: string
  isPicture: boolean
}

/** Shows a picture, and saves anything else: what a stranger sent opens nowhere on this site. */
export function DocumentFile({
  document: { id, name, type },
  params,
}: {
  document: VerificationDocument
  params: PlayerRef
}) {
  const notify = useNotify()
  const [file, setFile] = useState<Fetched>()

  useEffect(() => () => file && URL.revokeObjectURL(file.address), [file])

  const open = async () => {
    const values: Record<string, string> = { ...params, documentId: id }
    const path = backOffice.documentFile.path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(values[key] ?? ''),
    )
    const answer = await fetch(path).catch(() => null)
    if (!answer?.ok) {
      notify('The file could not be fetched. Try again in a moment.', { type: 'error' })
      return
    }
    const address = URL.createObjectURL(await answer.blob())
    const isPicture = type.startsWith('image/')
    if (!isPicture) {
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
    }
    setFile({ address, isPicture })
  }

  const close = () => setFile(undefined)
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => void open()}
        aria-label={`${type.startsWith('image/') ? 'View' : 'Save'} ${name}`}
      >
        {type.startsWith('image/') ? 'View' : 'Save'}
      </Button>
      {file?.isPicture && (
        <Dialog open onClose={close} maxWidth="lg" aria-labelledby={`file-${id}`}>
          <DialogTitle id={`file-${id}`}>{name}</DialogTitle>
          <DialogContent>
            <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
              <Box sx={{ flex: '1 1 60%' }}>
                <img src={file.address} alt={`The document ${name}`} style={{ maxWidth: '100%' }} />
              </Box>
              <Box sx={{ flex: '1 1 40%' }}>
                <Compared params={params} documentId={id} />
              </Box>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
