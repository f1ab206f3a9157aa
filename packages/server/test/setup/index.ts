export { createSharedDatabase, onPostgres, openTestDatabase } from './database';
export { openMarket, openServer } from './open-server';
export { layLine, type Line } from './line';
export { startTestServer, testConfig, type Answer, type CallOptions, type TestServer } from './server';
export { createPasskeyDevice, type Mischief, type PasskeyDevice } from './passkey-device';
export { runDue } from './run-due';
export { signIn } from './sign-in';
export { upload, type SentFile, type UploadOptions } from './upload';
