import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The lock file names what every machine needs. npm leaves out the optional parts for other machines when it writes the
 * lock file beside an installed `node_modules` (npm/cli issue 4828), and then `npm ci` refuses it, or a Mac builds without
 * its compiler. `npm run lock` writes it whole.
 */

interface Locked {
  optionalDependencies?: { [name: string]: string }
}

/** The optional parts that locked packages name and the lock file has no entry for, one line each. */
export function missingParts(packages: { [path: string]: Locked }): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !placesOf(path, name).some(place => Object.hasOwn(packages, place)))
      .map(name => `package-lock.json: ${path || 'the project'} needs ${name} on some machine, and it has no entry`),
  )
}

/** Where Node looks for a package: beside the one that asks, then in each folder above. */
function placesOf(path: string, name: string): string[] {
  const places = [`${path ? `${path}/` : ''}node_modules/${name}`]
  for (let above = path; above !== ''; ) {
    above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1))
    places.push(`${above ? `${above}/` : ''}node_modules/${name}`)
  }
  return places
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const missing = missingParts(packages)
  if (missing.length > 0) console.error(`${missing.join('\n')}\nWrite it whole: npm run lock`)
  console.log(`${Object.keys(packages).length} packages read, ${missing.length} findings`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
