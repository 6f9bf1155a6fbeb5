/** How the built server is run from the project's folder, for whoever starts it. */
export const serverArguments = ['--enable-source-maps', 'apps/server/dist/server.js']
