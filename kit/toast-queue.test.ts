import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToast, dropToast, MOST_SHOWN, NO_TOASTS, type ToastQueue, toastFrom } from './toast-queue.ts'

describe('toastFrom', () => {
  it('stays two seconds, eight with an action, or as long as asked', () => {
    const action = { label: 'View', onAction: () => {} }
    expect(toastFrom({ message: 'a' }, 1).durationMs).toBe(2000)
    expect(toastFrom({ message: 'a', action }, 1).durationMs).toBe(8000)
    expect(toastFrom({ message: 'a', action, durationMs: 3000 }, 1).durationMs).toBe(3000)
  })
})

describe('the queue', () => {
  it('gives the same words one place, with their time started anew', () => {
    const once = addToast(NO_TOASTS, toastFrom({ message: 'Saved' }, 1))
    const twice = addToast(once, toastFrom({ message: 'Saved' }, 2))
    expect(twice.shown.map(toast => toast.id)).toEqual([2])
    const failed = addToast(twice, toastFrom({ message: 'Saved', tone: 'error' }, 3))
    expect(failed.shown).toHaveLength(2)
  })

  it('moves the next one up when there is room', () => {
    const queue = [1, 2, 3, 4].reduce((all, id) => addToast(all, toastFrom({ message: `${id}` }, id)), NO_TOASTS)
    expect(queue.waiting.map(toast => toast.id)).toEqual([4])
    expect(dropToast(queue, 2).shown.map(toast => toast.id)).toEqual([1, 3, 4])
  })

  it('loses none, shows none twice, keeps the order and its bound, whatever comes and goes', () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 0, max: 8 }) }),
      fc.record({ drop: fc.integer({ min: 0, max: 40 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const expected = new Map<string, number>()
        let queue: ToastQueue = NO_TOASTS
        steps.forEach((each, id) => {
          if ('add' in each) {
            const message = `message ${each.add}`
            expected.delete(message)
            expected.set(message, id)
            queue = addToast(queue, toastFrom({ message }, id))
          } else {
            for (const [message, known] of expected) if (known === each.drop) expected.delete(message)
            queue = dropToast(queue, each.drop)
          }
          expect(queue.shown.length).toBe(Math.min(MOST_SHOWN, expected.size))
          const ids = [...queue.shown, ...queue.waiting].map(toast => toast.id)
          expect(new Set(ids)).toEqual(new Set(expected.values()))
          expect(ids.length).toBe(expected.size)
        })
      }),
    )
  })
})
