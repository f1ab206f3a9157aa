export { onPostgres, openTestDatabase } from './database';
export { startTestServer, testConfig, type Answer, type CallOptions, type TestServer } from './server';
export { upload, type SentFile, type UploadOptions } from './upload';
