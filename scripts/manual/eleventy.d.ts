/** The package has no types; these are the parts used here. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        quietMode: boolean;
        configPath: null;
        config(config: import('./eleventy-config.ts').UserConfig): void;
      },
    );
    init(): Promise<void>;
    write(): Promise<unknown>;
    watch(): Promise<unknown>;
  }
}
