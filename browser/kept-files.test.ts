import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOfPage, filesOfPart, stampedPage } from './kept-files.ts'
import { KEPT_FILES, KEPT_PAGES } from './kept-pages.ts'

test('of a page its scripts, styles and fonts are kept, each once, and nothing that is no file of the build', () => {
  const html = `<html lang="en-GB"><link href="/assets/root-a1.css"><link href="/fonts/serif-b2.woff2">
    <script>import * as route0 from "/assets/root-c3.js";import "/assets/root-c3.js"</script>
    <a href="/learn/articles/assets">x</a><img src="https://elsewhere.example/pictures/a-480.avif.jpg">`
  expect(filesOfPage(html)).toEqual(['/assets/root-a1.css', '/fonts/serif-b2.woff2', '/assets/root-c3.js'])
})

test('of a picture the narrowest is kept that is wide enough, or else the widest', () => {
  const set = (name: string, ...widths: number[]) =>
    widths.map(width => `/pictures/${name}-${width}.avif ${width}w`).join(', ')
  expect(filesOfPage(`srcset="${set('dal-1', 1200, 640, 320, 480)}" srcset="${set('soup-2', 320, 160)}"`)).toEqual([
    '/pictures/dal-1-480.avif',
    '/pictures/soup-2-320.avif',
  ])
})

test('a script names its parts, those that are fetched later too, and a style its fonts', () => {
  const script = `import{a as b}from"./react-a1.js";const later=()=>x(()=>import("./outbox-b2.js"),["assets/outbox-c3.css"])`
  expect(filesOfPart('/assets/root-d4.js', script)).toEqual([
    '/assets/react-a1.js',
    '/assets/outbox-b2.js',
    '/assets/outbox-c3.css',
  ])
  expect(filesOfPart('/assets/kit-e5.css', 'src:url(/fonts/serif-f6.woff2),url("/assets/leaf-g7.svg")')).toEqual([
    '/fonts/serif-f6.woff2',
    '/assets/leaf-g7.svg',
  ])
  expect(filesOfPart('/pictures/dal-1-480.avif', script)).toEqual([])
})

test('a copy says of which day it is', () => {
  expect(stampedPage('<!DOCTYPE html><html lang="en-GB">', '2026-11-23')).toBe(
    '<!DOCTYPE html><html data-kept="2026-11-23" lang="en-GB">',
  )
})

test('the worker looks where pages are put', () => {
  const worker = readFileSync(new URL('../public/kept-pages-worker.js', import.meta.url), 'utf8')
  expect(worker).toContain(`'${KEPT_PAGES}'`)
  expect(worker).toContain(`'${KEPT_FILES}'`)
})
