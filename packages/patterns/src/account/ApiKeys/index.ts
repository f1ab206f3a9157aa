export { AddApiKeyDialog, ApiKeyMadeDialog, RemoveApiKeyDialog } from './ApiKeyDialogs';
export { ApiKeys, type ApiKeysProps } from './ApiKeys';
