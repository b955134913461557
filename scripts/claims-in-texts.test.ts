import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOfRegister } from '#modules/catalogue/register-words.ts'
import { claimsOf } from '#modules/learn/claimed.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['app', 'content', 'kit', 'modules', 'platform']
/** The register's own words, those that are held word by word, and what no reader sees. */
const ELSEWHERE =
  /\.(?:test|fixture|test-support)\.tsx?$|^modules\/catalogue\/(?:nutrient-)?claims\.ts$|^content\/learn\/|^platform\/db\//

/** Every text between quotes or tags of this source: one that spans lines is one text. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
  const between = [...code.matchAll(/>([^<>{}=;]*[a-z][^<>{}=;]*)</g)]
  return [...quoted.map(([, one, two, three]) => one ?? two ?? three ?? ''), ...between.map(([, text = '']) => text)]
    .map(text => text.replaceAll(/\s+/g, ' ').trim())
    .filter(text => text.includes(' '))
}

/** What is no claim, and why. */
const NO_CLAIMS: { readonly [sentence: string]: string } = {
  'Miracle Whip': 'the name of a sauce',
  'Immune Support': 'the name that the specification gives a goal; its authorised claim stands beside it',
  'The magnesium stearate that keeps the tablets from sticking is of vegetable origin.':
    'what an additive does to a tablet',
}

const claimsIn = (texts: readonly string[]) =>
  texts
    .flatMap(text => claimsOf([{ kind: 'text', text }]))
    .filter(sentence => !isOfRegister(sentence) && !Object.hasOwn(NO_CLAIMS, sentence))

function claimsInShop(): Map<string, string[]> {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  ).filter(path => /\.(?:tsx?|md|yaml|json)$/.test(path) && !ELSEWHERE.test(path))
  const found = files.map(path => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return [path, claimsIn(/\.tsx?$/.test(path) ? textsOf(text) : text.split('\n'))] as const
  })
  return new Map(found.filter(([, claims]) => claims.length > 0))
}

test('no text of the shop makes a health claim in words of its own', () => {
  expect([...claimsInShop()]).toEqual([])
})

test('a claim is found in quotes, between tags and over two lines, and the register’s own words are none', () => {
  const source = [
    "const lead = 'Magnesium helps you sleep.'",
    '<p>',
    '  Zinc is good for',
    '  the skin.',
    '</p>',
    "const said = 'Magnesium contributes to normal muscle function.'",
    '// Iron helps everybody who reads this comment.',
  ].join('\n')
  expect(claimsIn(textsOf(source))).toEqual(['Magnesium helps you sleep.', 'Zinc is good for the skin.'])
})
