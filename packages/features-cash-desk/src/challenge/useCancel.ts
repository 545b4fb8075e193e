import { cash, type Deposit } from '@marquee/contract'
import { useApp } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'

/** Cancels a purchase that waits. It may have ended in the meantime: then that is what counts. */
export function useCancel(id: string, onEnd: (deposit: Deposit) => void) {
  const { api } = useApp()
  return useMutation({
    mutationFn: async () => {
      const canceled = api.call(cash.cancelDeposit, { params: { id } })
      return (await canceled.catch(() => api.call(cash.deposit, { params: { id } }))).data
    },
    onSuccess: onEnd,
  })
}
