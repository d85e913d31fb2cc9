type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

/** `scope`: whether a table's head cell heads a column or a row; `alt`: a figure's content in words. */
type TagOptions = { scope?: 'Column' | 'Row'; alt?: string };

const isTagged = (doc: Document) => doc.options.tagged === true;

/** Draws something that screen readers skip, such as a rule. */
export function drawArtifact(doc: Document, draw: () => void): void {
  if (isTagged(doc)) doc.markContent('Artifact', { type: 'Layout' });
  draw();
  if (isTagged(doc)) doc.endMarkedContent();
}

/**
 * The structure of a tagged PDF (ISO 32000-1, 14.8). `tag` opens an element around what is drawn within; `mark` draws
 * content of the innermost element. Content outside of all elements is an artifact. In a PDF without `tagged` both only
 * draw.
 */
export function createStructure(doc: Document) {
  let current: { element: Element; type: string } | undefined;
  let isDecoration = !isTagged(doc);

  function tag(type: string, draw: () => void, options: TagOptions = {}): void {
    if (isDecoration) {
      draw();
      return;
    }
    const outer = current;
    const element = doc.struct(type, options);
    if (outer) outer.element.add(element);
    else doc.addStructure(element);
    current = { element, type };
    draw();
    element.end();
    current = outer;
  }

  function mark(draw: () => void): void {
    if (!current || isDecoration) {
      drawArtifact(doc, draw);
      return;
    }
    const content = doc.markStructureContent(current.type);
    draw();
    doc.endMarkedContent();
    current.element.add(content);
  }

  /** Draws everything within as artifacts, even inside an element. For what every page repeats. */
  function decorate(draw: () => void): void {
    const outer = isDecoration;
    isDecoration = true;
    draw();
    isDecoration = outer;
  }

  return { tag, mark, decorate };
}
