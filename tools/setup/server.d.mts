/** How the built server is run from the project's folder, after the name of Node. */
export const serverArguments: readonly string[]
