// What an item of a list is dragged by. Whoever uses a keyboard has buttons for the same, so it is not read out.

export function Grip({ title, drag }: { readonly title: string; readonly drag: (isOn: boolean) => void }) {
  return (
    <span
      className="grip"
      aria-hidden
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        drag(true);
      }}
      onDragEnd={() => drag(false)}
    >
      ⠿
    </span>
  );
}
