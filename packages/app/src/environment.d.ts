interface ImportMetaEnv {
  /** Base path of the main API. */
  readonly VITE_API_BASE?: string;
  /** Base path of the third-party API. */
  readonly VITE_THIRD_PARTY_BASE?: string;
}
