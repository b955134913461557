-- Questions of lessons that somebody answered (modules/learn/progress.ts). What was right at first stays; what is right
-- by now stays too, so that two devices never take anything away from one another.
create table lesson_answer (
  member_id text not null references member (id) on delete cascade,
  -- '<course>/<lesson>'
  lesson text not null,
  -- From 0, in the lesson.
  question smallint not null check (question >= 0),
  first_right boolean not null,
  is_right boolean not null,
  -- When it was answered first.
  answered_at timestamptz not null,
  primary key (member_id, lesson, question)
);
