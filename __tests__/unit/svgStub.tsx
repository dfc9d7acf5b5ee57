/** Stands in for an icon or a stylesheet in unit tests, where no bundler turns them into modules. */
export default function SvgStub() {
  return null;
}
