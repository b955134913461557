import type { Page } from '@playwright/test'

/** Words that lie outside the window, or outside the box that cuts them off or that they are drawn in. */
export const lostWords = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isLine = (box: DOMRect) => box.width > 1.5 && box.height > 1.5
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const lost = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.nodeValue?.trim() || !element || !isRead(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) if (isLine(line) && isLost(element, line)) lost.add(node.nodeValue)
    }
    return [...lost]

    function isRead(element: Element) {
      if (element.closest('svg, option, script, [popover], [aria-hidden=true]')) return false
      if (getComputedStyle(element).color === 'rgba(0, 0, 0, 0)') return false
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { width } = each.getBoundingClientRect()
        // For ears alone, or shown when it is pressed.
        if (getComputedStyle(each).opacity === '0' || width < 2) return false
      }
      return element.checkVisibility({ visibilityProperty: true })
    }

    function isLost(element: Element, { left, right, top, bottom }: DOMRect) {
      // Of a line, what letters are drawn in; the rest is the room between it and the next.
      const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.36
      const [high, low] = [(top + bottom) / 2 - half, (top + bottom) / 2 + half]
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each)
        const box = each.getBoundingClientRect()
        if (style.display === 'inline') continue
        const isBeside = left < box.left - 1.5 || right > box.right + 1.5
        const isBeyond = high < box.top - 1.5 || low > box.bottom + 1.5
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false
        const isDrawn = each.matches('button, .button, .chip, .badge, .card, .notice')
        if ((isBeside || isBeyond) && (isDrawn || style.overflow !== 'visible')) return true
      }
      return left < -1 || right > width + 1
    }
  })
