/** A version of CUDA as it is written everywhere: 12.4. Apart from the order of versions, which the first look at the market does without. */
export const cudaRule = /^\d{1,2}\.\d{1,2}$/;
