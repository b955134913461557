/** What the build has read, as `libraryText` wrote it; null outside of a build, which puts its own in this place. */
export const builtLibrary = (): string | null => null
