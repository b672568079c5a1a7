/** As far as it is used here. */
declare module 'fontkit' {
  export interface ParsedFont {
    layout(text: string): unknown;
  }
  export function create(file: Uint8Array): ParsedFont;
}

/** pdfkit takes a font that was parsed before; its types do not say so yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').ParsedFont): this;
  }
}
