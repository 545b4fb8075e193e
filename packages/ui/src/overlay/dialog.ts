export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Sheet, type SheetProps } from './Sheet.tsx'
